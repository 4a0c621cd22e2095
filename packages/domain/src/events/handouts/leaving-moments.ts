import type { MomentName } from '../../mailing/moments.ts'

/** Messages that carry a document of an event, or ask for one, in the order they leave. */
export const leavingMoments = ({ is_training, is_payable }: { is_training: boolean; is_payable: boolean }): MomentName[] => [
  ...(is_payable ? (['send_bill'] as const) : []),
  'remind_form',
  'request_document',
  'remind_paper',
  'send_document',
  'send_ticket',
  ...(is_training ? (['send_attestation', 'send_certificate'] as const) : []),
]
