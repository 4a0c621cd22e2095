import { type Appearance, isAppearance } from '@kxo/domain/tenants/appearance/appearance'
import { useEffect } from 'react'
import { chooseAppearance, chosenAppearance } from '../../../platform/theme.ts'
import { useUserPreferences } from '../use-user-preferences.ts'

/** Choices on their way to be kept. */
const choosing = new Set<symbol>()

/** What the person wants pages drawn in, null as the tenant offers; kept with their other choices, and on this browser for the next first paint. */
export function useAppearance(): { choice: Appearance | null; choose: (choice: Appearance | null) => Promise<void> } {
  const { fields, isRead, keep } = useUserPreferences()
  const saved = fields['appearance']
  const choice = isRead ? (isAppearance(saved) ? saved : null) : chosenAppearance()
  // Chosen on another device, or by who used this browser before.
  useEffect(() => {
    if (isRead && choosing.size === 0 && chosenAppearance() !== choice) chooseAppearance(choice)
  }, [isRead, choice])
  return {
    choice,
    choose: (next) => {
      chooseAppearance(next)
      const mark = Symbol('choosing')
      choosing.add(mark)
      return keep('fields', 'appearance', () => next).finally(() => choosing.delete(mark))
    },
  }
}
