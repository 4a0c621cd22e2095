import { EditorPage } from './editor-page.tsx'

/** A13: a test by objective, or a new one. */
export default function TestPage() {
  return <EditorPage kind="test" />
}
