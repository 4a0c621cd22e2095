import { useState } from 'react'
import { storage } from '../../../platform/storage.ts'
import { useViewer } from '../../../platform/viewer.ts'

/** What is being written to somebody, kept in the browser until it has left: `about` tells one draft from another. */
export function useDraft(about: string): [string, (text: string) => void] {
  const { tenant, user } = useViewer()
  const place = `chat_draft_${tenant.name}_${user?.id ?? ''}_${about}`
  const [text, setText] = useState(() => storage.read(place) ?? '')
  const change = (next: string): void => {
    setText(next)
    if (next === '') storage.forget(place)
    else storage.write(place, next)
  }
  return [text, change]
}
