import type { ShownIf } from '@kxo/domain/kernel/rich-text'
import { Button, Card, Group, Text } from '@mantine/core'
import { Node, NodeViewContent, type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'
import { type ReactNode, useState } from 'react'

/** How a page lets its blocks be shown on a condition: in words, and the dialog that asks for it. */
export type BlockConditions = {
  act: string
  change: string
  always: string
  inWords: (condition: ShownIf) => string
  dialog: (props: { condition: ShownIf | null; onSave: (condition: ShownIf) => void; onClose: () => void }) => ReactNode
}

function ConditionView({ node, updateAttributes, editor, getPos, extension }: NodeViewProps) {
  const { conditions } = extension.options as { conditions: BlockConditions }
  const [isOpen, setOpen] = useState(false)
  const condition = node.attrs as ShownIf
  // The block goes, what it holds stays where it was.
  const unwrap = (): void => {
    const at = getPos()
    if (at !== undefined)
      editor
        .chain()
        .focus()
        .insertContentAt({ from: at, to: at + node.nodeSize }, node.content.toJSON())
        .run()
  }
  return (
    <Card component={NodeViewWrapper} withBorder padding="xs" my="xs">
      <Group contentEditable={false} gap="xs" mb="xs">
        <Text span size="xs" c="dimmed">
          {conditions.inWords(condition)}
        </Text>
        <Button size="compact-xs" variant="default" onClick={() => setOpen(true)}>
          {conditions.change}
        </Button>
        <Button size="compact-xs" variant="subtle" onClick={unwrap}>
          {conditions.always}
        </Button>
      </Group>
      <NodeViewContent />
      {isOpen
        ? conditions.dialog({
            condition,
            onSave: (changed) => {
              setOpen(false)
              updateAttributes(changed)
            },
            onClose: () => setOpen(false),
          })
        : null}
    </Card>
  )
}

/** Paragraphs shown on a condition, framed with it. */
export const conditionNode = (conditions: BlockConditions) =>
  Node.create({
    name: 'shownIf',
    group: 'block',
    content: 'block+',
    defining: true,
    addOptions: () => ({ conditions }),
    addAttributes: () => ({ of: { default: '' }, test: { default: 'filled' }, value: { default: '' } }),
    parseHTML: () => [{ tag: 'div[data-shown-if]' }],
    renderHTML: () => ['div', { 'data-shown-if': '' }, 0],
    addNodeView: () => ReactNodeViewRenderer(ConditionView),
  })
