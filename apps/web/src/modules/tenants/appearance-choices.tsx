import { appearances, isAppearance } from '@kxo/domain/tenants/appearance/appearance'
import { appearanceWords as w } from '@kxo/domain/tenants/appearance/appearance-words'
import { Menu } from '@mantine/core'
import { useViewer } from '../../platform/viewer.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAppearance } from './appearance/use-appearance.ts'

/** Light, dark, as the device, or as the tenant offers: the person's own choice, in the menu of their account. */
export default function AppearanceChoices() {
  const { say } = useLanguage()
  const { tenant } = useViewer()
  const { choice, choose } = useAppearance()
  return (
    <>
      <Menu.Label>{say(w.title)}</Menu.Label>
      <Menu.RadioGroup
        value={choice ?? ''}
        onChange={(value) => void choose(isAppearance(value) ? value : null).catch(toast.failure)}
        aria-label={say(w.title)}
      >
        {[null, ...appearances].map((one) => (
          <Menu.RadioItem key={one ?? 'tenant'} value={one ?? ''} closeMenuOnClick>
            {say(one === null ? w.tenant : w[one], { client: tenant.label })}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}
