import type { Contribution } from '@kxo/domain/contributions/contract'
import { contributionsWords as w } from '@kxo/domain/contributions/words'
import { Checkbox, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { Reading } from '../../../ui/feedback/reading.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { campaignQuery, contributionQuery, openContribution } from '../api.ts'

/** Opens a contribution once it is said whom it reaches. */
export function CampaignDialog({ contribution: { id }, onClose }: { contribution: Contribution; onClose: () => void }) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const [isWritten, setWritten] = useState(true)
  const opening = useAction({
    mutationFn: (is_written: boolean) => openContribution(id, is_written),
    onSuccess: (opened) => {
      queries.setQueryData(contributionQuery(id).queryKey, opened)
      toast.success(w.opened)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.openCampaign} width={600}>
      <Reading of={campaignQuery(id)} lines={3}>
        {({ companies, referents, without }) => (
          <Stack gap="md">
            <Text>{say(w.campaignIntro)}</Text>
            <Text>
              {say(w.campaignReach, { companies, referents })} {without > 0 ? say(w.campaignWithout, { n: without }) : null}
            </Text>
            {referents > 0 ? (
              <Checkbox label={say(w.writeToReferents)} checked={isWritten} onChange={(event) => setWritten(event.currentTarget.checked)} />
            ) : null}
            <Group justify="flex-end">
              <Button loading={opening.isPending} onClick={() => opening.mutate(isWritten && referents > 0)}>
                {say(w.openCampaign)}
              </Button>
            </Group>
          </Stack>
        )}
      </Reading>
    </Dialog>
  )
}
