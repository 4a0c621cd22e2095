import { appearances } from '@kxo/domain/tenants/appearance'
import { appearanceWords as w } from '@kxo/domain/tenants/appearance-words'
import { IconCheck, IconMoon, IconSun } from '@tabler/icons-react'
import { useState } from 'react'
import { useViewer } from '../../platform/viewer.ts'
import tool from '../../ui/display/tool.module.css'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Floating, MenuItem } from '../../ui/overlay/floating.tsx'
import { useColourScheme } from '../../ui/theme/colour-scheme.ts'
import style from './appearance.module.css'
import { useAppearance } from './use-appearance.ts'

/** Light, dark, as the device, or as the tenant offers: the person's own choice, from any page. */
export default function AppearanceSwitch() {
  const { say } = useLanguage()
  const { tenant } = useViewer()
  const { choice, choose } = useAppearance()
  const isDark = useColourScheme() === 'dark'
  const [opened, setOpened] = useState(false)
  return (
    <Floating
      opened={opened}
      onToggle={setOpened}
      label={say(w.title)}
      align="end"
      role="menu"
      target={(wiring) => (
        <button type="button" {...wiring} className={`${tool['tool']} ${style['switch']}`} aria-label={say(w.title)} title={say(w.title)}>
          {isDark ? <IconMoon size={20} stroke={1.75} aria-hidden="true" /> : <IconSun size={20} stroke={1.75} aria-hidden="true" />}
        </button>
      )}
    >
      {[null, ...appearances].map((one) => (
        <MenuItem
          key={one ?? 'tenant'}
          onRun={() => {
            setOpened(false)
            void choose(one).catch(toast.failure)
          }}
        >
          <span className={style['choice']}>
            <IconCheck size={16} aria-hidden="true" data-chosen={one === choice} />
            {say(one === null ? w.tenant : w[one], { client: tenant.label })}
          </span>
        </MenuItem>
      ))}
    </Floating>
  )
}
