import * as z from 'zod/mini'
import { plainTextOf, type RichNode, type RichText, richText, writtenDocument } from '../../kernel/rich-text.ts'

/** Sections of the presentation of an event, in the order they are read. */
export const presentationSections = ['description', 'outline', 'practical'] as const
export type PresentationSection = (typeof presentationSections)[number]

const section = z.nullable(richText)
/** A section not written is null. */
export const presentationFields = { description: section, outline: section, practical: section }
export type Presentation = Record<PresentationSection, RichText | null>

const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })

/** A plain text as its author laid it: an empty line parts paragraphs, several lines in one make a list. */
export function proseOf(text: string): RichText {
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0)
  return {
    type: 'doc',
    content: blocks.map((lines) =>
      lines.length === 1
        ? paragraph(lines[0] as string)
        : {
            type: 'bulletList',
            content: lines.map((line): RichNode => ({ type: 'listItem', content: [paragraph(line.replace(/^[-•]\s*/, '') || line)] })),
          },
    ),
  }
}

const holdsPicture = (nodes: readonly RichNode[] = []): boolean =>
  nodes.some((node) => node.type === 'image' || ('content' in node && holdsPicture(node.content)))

/** Whether a section says and shows nothing. */
export const isBlankSection = (document: RichText | null | undefined): boolean =>
  !document || (plainTextOf(document) === '' && !holdsPicture(document.content))

/** A section as it is kept: the text of its document, nothing when it is blank. */
export const sectionToStore = (document: RichText | null | undefined): string =>
  document && !isBlankSection(document) ? JSON.stringify(document) : ''

/** The sections kept on an event; those written before texts were formatted are laid as they were. */
export function presentationOf(event: Record<PresentationSection, string>): Presentation {
  const read = (stored: string): RichText | null => (stored.trim() === '' ? null : (writtenDocument(stored) ?? proseOf(stored)))
  return { description: read(event.description), outline: read(event.outline), practical: read(event.practical) }
}

/** All a presentation says, without formatting: for search engines, and shares. */
export const saidBy = (event: Partial<Presentation>): string =>
  presentationSections
    .map((name) => plainTextOf(event[name] ?? null))
    .filter(Boolean)
    .join('\n')
