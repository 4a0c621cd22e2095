import { documentStatus } from '@kxo/domain/documents/status'
import { papersWords as w } from '@kxo/domain/registrations/papers/papers-words'
import type { RegistrationPaper } from '@kxo/domain/registrations/papers/registration-papers-contract'
import { Badge, StatusBadge } from '../../../ui/display/badge.tsx'

/** Where a paper stands; one that is awaited and not required says so. */
export const PaperBadge = ({ status, is_required }: Pick<RegistrationPaper, 'status' | 'is_required'>) =>
  status ? (
    <StatusBadge of={documentStatus} is={status} />
  ) : (
    <Badge tone={is_required ? 'warning' : 'neutral'}>{is_required ? w.awaited : w.optional}</Badge>
  )
