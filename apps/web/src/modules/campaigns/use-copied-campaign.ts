import type { CampaignKind } from '@kxo/domain/campaigns/exclusion'
import type { MailTopic } from '@kxo/domain/mailing/topic'
import { useQuery } from '@tanstack/react-query'
import { oneCampaignQuery } from './api.ts'
import type { Message } from './message-block.tsx'

/** What the sending named in the address said; undefined without one, and until it is read. */
export function useCopiedCampaign(
  text: string | undefined,
): { nature: { kind: CampaignKind; topic: MailTopic }; message: Message } | undefined {
  const id = /^\d{1,15}$/.test(text ?? '') ? Number(text) : 0
  const { data } = useQuery(oneCampaignQuery(id, id > 0))
  if (!data) return undefined
  const { kind, topic, subject, subject_b, preview_text, body, has_button, template, files } = data
  return { nature: { kind, topic }, message: { subject, subject_b, preview_text, body, has_button, files, ...(template && { template }) } }
}
