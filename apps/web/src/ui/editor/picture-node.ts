import { Node } from '@tiptap/react'

/** A picture between two paragraphs; those of other sites are left where they are pasted from. */
export const PictureNode = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src*="/pictures/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', { ...HTMLAttributes, style: 'max-width: 100%; height: auto' }],
})
