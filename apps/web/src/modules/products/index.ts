export { OptionsPanel } from './options-panel.tsx'
