import '@mantine/tiptap/styles.layer.css'
import { Link, RichTextEditor } from '@mantine/tiptap'
import { type Editor, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type ReactNode, useLayoutEffect } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import Kit from '../theme/kit.tsx'
import { ConditionControl } from './condition-control.tsx'
import { type BlockConditions, conditionNode } from './condition-node.tsx'
import { PictureControl } from './picture-control.tsx'
import { PictureNode } from './picture-node.ts'
import { editorLabels, linkTabLabel } from './rich-editor-labels.ts'

type RichEditorProps = {
  name: string
  label: string
  /** TipTap JSON document, or an HTML text to start from. */
  value: unknown
  onChange: (document: unknown) => void
  onBlur?: () => void
  disabled?: boolean
  /** Grows with what is written instead of scrolling. */
  grows?: boolean
  /** Beside the tools, what puts a text where the cursor is. */
  tools?: (insert: (text: string) => void) => ReactNode
  /** Keeps a picture and answers its address; without it, texts hold none. */
  keepPicture?: (file: File) => Promise<string>
  /** Lets blocks be shown on a condition; without it, all of them always are. */
  conditions?: BlockConditions
}

const writtenIn = (editor: Editor): object | null => (editor.isEmpty ? null : editor.getJSON())
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Height in pixels. */
const height = 220

export default function RichEditor({
  name,
  label,
  value,
  onChange,
  onBlur,
  disabled = false,
  grows = false,
  tools,
  keepPicture,
  conditions,
}: RichEditorProps) {
  const { locale } = useLanguage()
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ link: false }),
      PictureNode,
      ...(conditions ? [conditionNode(conditions)] : []),
      Link.configure({ protocols: ['https', 'http', 'mailto', 'tel'], openOnClick: false }),
    ],
    content: (value as object | string | null) ?? '',
    editable: !disabled,
    // Made once it shows: one made while a page is being drawn is gone by the time the page waited for something.
    immediatelyRender: false,
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: { 'aria-label': label, 'data-field': name, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: changed }) => onChange(writtenIn(changed)),
    onBlur: () => onBlur?.(),
  })
  // A text from elsewhere replaces what is shown; what is typed here came from the editor itself, and is compared before the next letter comes.
  useLayoutEffect(() => {
    if (editor && !editor.isDestroyed && !isSame(value ?? null, writtenIn(editor)))
      editor.commands.setContent((value as object | string | null) ?? '', { emitUpdate: false })
  }, [value, editor])
  return (
    <Kit>
      <RichTextEditor
        editor={editor}
        labels={editorLabels[locale]}
        attributes={{ linkEditorExternalControl: { 'aria-label': linkTabLabel[locale] } }}
      >
        {disabled ? null : (
          <RichTextEditor.Toolbar>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Bold />
              <RichTextEditor.Italic />
              <RichTextEditor.Underline />
              <RichTextEditor.ClearFormatting />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.H2 />
              <RichTextEditor.H3 />
              <RichTextEditor.BulletList />
              <RichTextEditor.OrderedList />
              <RichTextEditor.Blockquote />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Link />
              <RichTextEditor.Unlink />
            </RichTextEditor.ControlsGroup>
            {keepPicture ? (
              <PictureControl
                keep={keepPicture}
                onUploaded={(attrs) => editor?.chain().focus().insertContent({ type: 'image', attrs }).run()}
              />
            ) : null}
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Undo />
              <RichTextEditor.Redo />
            </RichTextEditor.ControlsGroup>
            {conditions && editor ? <ConditionControl editor={editor} conditions={conditions} /> : null}
            {tools?.((text) => editor?.chain().focus().insertContent({ type: 'text', text }).run())}
          </RichTextEditor.Toolbar>
        )}
        <RichTextEditor.Content style={grows ? { minBlockSize: height } : { blockSize: height, overflow: 'auto' }} />
      </RichTextEditor>
    </Kit>
  )
}
