import type { ComponentProps } from 'react'
import { RichTextNodes } from '../ui/display/rich-text-nodes.tsx'

/** A formatted text of a public page. */
export const Prose = (props: ComponentProps<typeof RichTextNodes>) => (
  <div className="prose">
    <RichTextNodes {...props} />
  </div>
)
