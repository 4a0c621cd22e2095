import { appearances, isAppearance } from '@kxo/domain/tenants/appearance/appearance'
import { appearanceWords as w } from '@kxo/domain/tenants/appearance/appearance-words'
import { Radio, Stack } from '@mantine/core'
import { useViewer } from '../../../platform/viewer.ts'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAppearance } from './use-appearance.ts'

/** « Affichage » on a person's own page. */
export default function AppearanceTab() {
  const { say } = useLanguage()
  const { tenant } = useViewer()
  const { choice, choose } = useAppearance()
  return (
    <PanelSection maw={560}>
      <Radio.Group
        label={say(w.title)}
        description={say(w.help)}
        inputWrapperOrder={['label', 'description', 'input']}
        value={choice ?? ''}
        onChange={(value) =>
          void choose(isAppearance(value) ? value : null)
            .then(() => toast.success(w.kept))
            .catch(toast.failure)
        }
      >
        <Stack gap="sm" mt="sm">
          {[null, ...appearances].map((one) => (
            <Radio key={one ?? 'tenant'} value={one ?? ''} label={say(one === null ? w.tenant : w[one], { client: tenant.label })} />
          ))}
        </Stack>
      </Radio.Group>
    </PanelSection>
  )
}
