import { appearances } from '@kxo/domain/tenants/appearance'
import { appearanceWords as w } from '@kxo/domain/tenants/appearance-words'
import { ActionIcon, Menu } from '@mantine/core'
import { IconCheck, IconMoon, IconSun } from '@tabler/icons-react'
import { useViewer } from '../../platform/viewer.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useColourScheme } from '../../ui/theme/colour-scheme.ts'
import style from './appearance.module.css'
import { useAppearance } from './use-appearance.ts'

/** Light, dark, as the device, or as the tenant offers: the person's own choice, from any page. */
export default function AppearanceSwitch() {
  const { say } = useLanguage()
  const { tenant } = useViewer()
  const { choice, choose } = useAppearance()
  const isDark = useColourScheme() === 'dark'
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon className={style['switch']} aria-label={say(w.title)} title={say(w.title)}>
          {isDark ? <IconMoon size={20} stroke={1.75} aria-hidden="true" /> : <IconSun size={20} stroke={1.75} aria-hidden="true" />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {[null, ...appearances].map((one) => (
          <Menu.Item key={one ?? 'tenant'} onClick={() => void choose(one).catch(toast.failure)}>
            <span className={style['choice']}>
              <IconCheck size={16} aria-hidden="true" data-chosen={one === choice} />
              {say(one === null ? w.tenant : w[one], { client: tenant.label })}
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
