import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { queryClient, refreshAll } from '../../platform/query-client.ts'
import { usePicture } from './use-picture.ts'

afterEach(cleanup)

test('a picture is read once, though reading it is an act that reads the screen again', async () => {
  let reads = 0
  const load = async () => {
    reads += 1
    if (reads < 5) refreshAll()
    return { blob: new Blob() }
  }
  showPage(() => <p>{usePicture(['answer-picture', 292], load) ? 'là' : 'attend'}</p>, { queries: queryClient })
  await screen.findByText('là')
  refreshAll()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(reads).toBe(1)
})
