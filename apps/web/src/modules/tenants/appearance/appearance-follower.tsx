import { useAppearance } from './use-appearance.ts'

/** Draws pages as the person chose on any of their devices; nothing to see of its own. */
export default function AppearanceFollower() {
  useAppearance()
  return null
}
