import { publicEvents } from '@kxo/domain/events/paths'
import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'

/** P13: a readable address per chapter, which becomes the catalogue with all its parameters and the chapter's. */
export default function PublicChapterPage() {
  const { client, chapitre } = useParams({ strict: false }) as { client: string; chapitre: string }
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({
      to: publicEvents(client),
      search: { ...(search as object), chapitre } as never,
      ...(hash ? { hash } : {}),
      replace: true,
    })
  }, [client, chapitre, search, hash, navigate])
  return null
}
