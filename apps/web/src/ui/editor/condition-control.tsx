import type { ShownIf } from '@kxo/domain/kernel/rich-text'
import { Button } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import type { BlockConditions } from './condition-node.tsx'

/** Asks on what the chosen paragraphs are shown. */
export function ConditionControl({ editor, conditions }: { editor: Editor; conditions: BlockConditions }) {
  const [isOpen, setOpen] = useState(false)
  const wrap = (condition: ShownIf): void => {
    setOpen(false)
    editor.chain().focus().wrapIn('shownIf', condition).run()
  }
  return (
    <>
      <Button variant="default" size="compact-sm" disabled={editor.isActive('shownIf')} onClick={() => setOpen(true)}>
        {conditions.act}
      </Button>
      {isOpen ? conditions.dialog({ condition: null, onSave: wrap, onClose: () => setOpen(false) }) : null}
    </>
  )
}
