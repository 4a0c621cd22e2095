import { bulkWords } from '@kxo/domain/contacts/bulk/bulk-words'
import type { Contact } from '@kxo/domain/contacts/contract'
import { mergeWords } from '@kxo/domain/contacts/merge/merge-words'
import { may, type PersonFacts } from '@kxo/domain/contacts/permissions'
import { type AccountAct, mayStart } from '@kxo/domain/contacts/rules'
import { contactActWords as a } from '@kxo/domain/contacts/words'
import { accountStatus } from '@kxo/domain/identity/status'
import type { Actor } from '@kxo/domain/kernel/actor'
import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { actOnAccount, contactQuery, sendPasswordLink } from '../api.ts'
import { factsOf } from '../contact/facts-of.ts'
import { RightsDialog } from './rights-dialog.tsx'

const MergeWithDialog = lazy(() => import('../merge/merge-with-dialog.tsx'))
const WriteToPeople = lazy(() => import('../bulk/write-to-people.tsx'))

const rights: Record<AccountAct, (actor: Actor, person: PersonFacts) => boolean> = {
  validate: may.followContact,
  invite: may.inviteContact,
  activate: may.followContact,
  reactivate: may.followContact,
  suspend: may.closeContact,
  disable: may.closeContact,
}
const order = Object.keys(rights) as AccountAct[]
const closing: readonly AccountAct[] = ['suspend', 'disable']

/** What can be done to an account from where it stands: the expected act as a button, the others in a menu. */
export function AccountActs({ contact }: { contact: Contact }) {
  const viewer = useViewer()
  const { actor } = viewer
  const { say } = useLanguage()
  const queries = useQueryClient()
  const [dialog, setDialog] = useState<'rights' | 'write' | 'merge' | null>(null)
  const facts = factsOf(contact)
  const name = `${contact.first_name} ${contact.last_name}`.trim() || contact.mail
  const possible = order.filter((act) => rights[act](actor, facts) && mayStart(act, contact.status))
  const expected = possible.find((act) => act === 'validate' || (act === 'invite' && contact.status === 'pending'))

  const run = async (act: AccountAct): Promise<void> => {
    const isClosing = closing.includes(act)
    if (isClosing && !(await confirm({ title: a[act], message: say(a.closeAsk, { name }), act: a[act], tone: 'danger' }))) return
    await runAction(async () => {
      const saved = await actOnAccount(contact.id, act)
      queries.setQueryData(contactQuery(contact.id).queryKey, saved)
      toast.success(say(a.moved, { name, status: accountStatus.labelOf(saved.status) }))
    })
  }
  const close = (): void => setDialog(null)
  const sendLink = (): void => {
    sendPasswordLink(contact.id).then(() => toast.success(say(a.passwordLinkSent, { mail: contact.mail })), toast.failure)
  }
  const others = possible.filter((act) => act !== expected)
  const mayLink = may.sendPasswordLink(actor, facts)
  const dialogs = [
    ...(may.actInBulk(actor) && hasFeature(viewer, 'mailing') ? [{ key: 'write' as const, label: bulkWords.write }] : []),
    ...(may.setRights(actor, facts) ? [{ key: 'rights' as const, label: a.rights }] : []),
    ...(may.mergeContacts(actor) && may.followContact(actor, facts) ? [{ key: 'merge' as const, label: mergeWords.mergeWith }] : []),
  ]
  if (!expected && others.length === 0 && !mayLink && dialogs.length === 0) return null
  return (
    <>
      {expected ? <Button onClick={() => void run(expected)}>{say(a[expected])}</Button> : null}
      <Menu withinPortal={false}>
        <Menu.Target>
          <Button variant="default" icon={<IconDots size={16} />}>
            {say(a.acts)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {mayLink ? <Menu.Item onClick={sendLink}>{say(a.passwordLink)}</Menu.Item> : null}
          {others.map((act) => (
            <Menu.Item key={act} {...(closing.includes(act) ? { color: 'red' } : {})} onClick={() => void run(act)}>
              {say(a[act])}
            </Menu.Item>
          ))}
          {dialogs.map(({ key, label }) => (
            <Menu.Item key={key} onClick={() => setDialog(key)}>
              {say(label)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {dialog === 'rights' ? <RightsDialog contact={contact} onClose={close} /> : null}
        {dialog === 'write' ? <WriteToPeople ids={[contact.id]} onClose={close} /> : null}
        {dialog === 'merge' ? <MergeWithDialog id={contact.id} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
