import type { SupportKind } from '@kxo/domain/help/status'
import { documentOf } from '@kxo/domain/kernel/rich-text'
import { storage } from '../../../platform/storage.ts'

/** What is being written to the vendor, as the browser keeps it. */
export type SupportDraft = { subject?: string; kind?: string; priority?: string; page?: string; incident?: string; body?: unknown }

export const draftKey = (client: string, user: number | undefined): string => `support_draft_${client}_${user ?? ''}`

type Begun = { subject: string; kind: SupportKind; page: string; text: string }
/** A message begun on another page, found again in « Nous écrire ». */
export const beginRequest = (client: string, user: number | undefined, { text, ...begun }: Begun): void =>
  storage.write(draftKey(client, user), JSON.stringify({ ...begun, body: documentOf(text) } satisfies SupportDraft))
