import type { ComponentProps } from 'react'
import style from './rich-text.module.css'
import { RichTextNodes } from './rich-text-nodes.tsx'

/** A formatted text to read, without the editor. */
export const RichText = (props: ComponentProps<typeof RichTextNodes>) => (
  <div className={style['text']}>
    <RichTextNodes {...props} />
  </div>
)
