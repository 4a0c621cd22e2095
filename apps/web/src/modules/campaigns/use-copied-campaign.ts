import type { CampaignKind } from '@kxo/domain/campaigns/exclusion'
import type { MailTopic } from '@kxo/domain/mailing/topic'
import { useQuery } from '@tanstack/react-query'
import { recordIdIn } from '../../platform/record-id.ts'
import { oneCampaignQuery } from './api.ts'
import type { Message } from './message-block.tsx'

type Said = Omit<Message, 'template'> & { template?: string | null | undefined }
/** The words of a sending or of a draft, as the page writes them. */
export const messageOf = ({ subject, subject_b, preview_text, body, has_button, template, files }: Said): Message => ({
  subject,
  subject_b,
  preview_text,
  body,
  has_button,
  files,
  ...(template && { template }),
})

/** What the sending named in the address said; undefined without one, and until it is read. */
export function useCopiedCampaign(
  text: string | undefined,
): { nature: { kind: CampaignKind; topic: MailTopic }; message: Message } | undefined {
  const id = recordIdIn(text)
  const { data } = useQuery(oneCampaignQuery(id, id > 0))
  if (!data) return undefined
  const { kind, topic } = data
  return { nature: { kind, topic }, message: messageOf(data) }
}
