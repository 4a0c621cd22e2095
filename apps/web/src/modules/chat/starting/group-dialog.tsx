import { adminChat, conversationParameter } from '@kxo/domain/chat/paths'
import { useNavigate } from '@tanstack/react-router'
import { searchOf } from '../../../ui/navigation/address-parts.ts'
import { StartDialog } from './start-dialog.tsx'

/** Writes to everyone of an event, then opens its group. */
export default function GroupDialog({ event: { id, title }, onClose }: { event: { id: number; title: string }; onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <StartDialog
      to={null}
      group={{ value: id, label: title }}
      about={undefined}
      onClose={onClose}
      onStarted={(started) => void navigate({ to: adminChat(), search: searchOf({ [conversationParameter]: String(started) }) })}
    />
  )
}
