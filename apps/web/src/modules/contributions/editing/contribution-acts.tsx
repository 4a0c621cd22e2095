import type { Contribution } from '@kxo/domain/contributions/contract'
import { adminContribution, adminContributions } from '@kxo/domain/contributions/paths'
import { contributionsWords as w } from '@kxo/domain/contributions/words'
import { labels } from '@kxo/domain/kernel/labels'
import { Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { RowMenu, RowMenuButton } from '../../../ui/table/row-menu.tsx'
import { closeContribution, contributionQuery, removeContribution } from '../api.ts'
import { CampaignDialog } from './campaign-dialog.tsx'
import { RenewDialog } from './renew-dialog.tsx'

/** What is done with a contribution: its campaign in sight, the rest under one menu. */
export function ContributionActs({ contribution, isUnsaved }: { contribution: Contribution; isUnsaved: boolean }) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const goOn = useNavigateIfMounted()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<'campaign' | 'renew' | null>(null)
  const { id, name, status, period } = contribution
  const close = async (): Promise<void> => {
    if (!(await confirm({ title: say(w.closeTitle, { name }), message: w.closeHelp, act: w.close }))) return
    await runAction(async () => queries.setQueryData(contributionQuery(id).queryKey, await closeContribution(id)), w.closed)
  }
  const remove = async (): Promise<void> => {
    if (!(await confirm({ title: say(w.removeTitle, { name }), act: labels.remove, tone: 'danger' }))) return
    if (await runAction(() => removeContribution(id), w.removed)) await goOn(adminContributions())
  }
  return (
    <Group gap="xs" wrap="nowrap">
      {status === 'open' ? null : (
        <Button aria-haspopup="dialog" disabled={isUnsaved} onClick={() => setDialog('campaign')}>
          {say(status === 'closed' ? w.openAgain : w.openCampaign)}
        </Button>
      )}
      <RowMenuButton name={name} onOpen={setAnchor} />
      {anchor ? (
        <RowMenu
          anchor={anchor}
          name={name}
          actions={[
            ...(period === 'fixed' ? [{ label: w.renew, run: () => setDialog('renew') }] : []),
            ...(status === 'open' ? [{ label: w.close, run: () => void close() }] : []),
            { label: labels.remove, tone: 'danger' as const, run: () => void remove() },
          ]}
          onClose={() => setAnchor(null)}
        />
      ) : null}
      {dialog === 'campaign' ? <CampaignDialog contribution={contribution} onClose={() => setDialog(null)} /> : null}
      {dialog === 'renew' ? (
        <RenewDialog
          id={id}
          onRenewed={(renewed) => {
            setDialog(null)
            void goOn(adminContribution(renewed))
          }}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </Group>
  )
}
