import { Container } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import Kit from '../../../ui/theme/kit.tsx'
import { helperAccess } from '../checkin/door-access.ts'
import { DoorPanel } from '../checkin/door-panel.tsx'

/** The check-in of one event, for whoever was given its link. */
export default function HelperPage() {
  const { key = '' } = useParams({ strict: false }) as { key?: string }
  const access = useMemo(() => helperAccess(key), [key])
  return (
    <Kit>
      <Container size="lg" px={0}>
        <DoorPanel access={access} mayEnter />
      </Container>
    </Kit>
  )
}
