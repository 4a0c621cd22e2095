import { useMemo, useSyncExternalStore } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { postMessage } from '../api.ts'
import { outboxOf } from './outbox.ts'

/** What the viewer wrote in a conversation and has not left yet, and the ways to send it. */
export function useOutbox(conversation: number) {
  const { tenant, user } = useViewer()
  const outbox = outboxOf(`chat_outbox_${tenant.name}_${user?.id ?? ''}`, ({ conversation: to, body, files, key, is_note, reopens }) =>
    postMessage(to, { body, key, is_note, reopens, files: files.map(({ id }) => id) }),
  )
  const all = useSyncExternalStore(outbox.watch, outbox.read)
  const leaving = useMemo(() => all.filter((message) => message.conversation === conversation), [all, conversation])
  return { leaving, ...outbox }
}
