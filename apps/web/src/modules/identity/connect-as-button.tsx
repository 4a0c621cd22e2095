import { accountContract } from '@kxo/domain/identity/account-contract'
import { accountWords as w } from '@kxo/domain/identity/account-words'
import { may } from '@kxo/domain/identity/permissions'
import { type AccountStatus, shutOut } from '@kxo/domain/identity/status'
import type { Profile } from '@kxo/domain/kernel/actor'
import { IconUserShare } from '@tabler/icons-react'
import { useActAs } from '../../platform/acting.ts'
import { call } from '../../platform/api-client.ts'
import { useViewer } from '../../platform/viewer.ts'
import { useAction } from '../../ui/feedback/action.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import { Button } from '../../ui/plain/button.tsx'

/** A person one may act as; `is_super_admin` may be unknown to the caller, the server decides again. */
export type ActedPerson = {
  id: number
  first_name: string
  last_name: string
  profile_code: Profile
  is_admin: boolean
  is_super_admin?: boolean
  status: AccountStatus
}

/** Whether a viewer may act as a person, and the act: asks, opens the session, goes where that person starts. */
export function useConnectAs(person: ActedPerson) {
  const { actor } = useViewer()
  const actAs = useActAs()
  const { id, first_name, last_name, profile_code, is_admin, is_super_admin = false, status } = person
  const opening = useAction({
    mutationFn: () => call(accountContract.connectAs, { params: { id } }),
    onSuccess: actAs,
  })
  const { say } = useLanguage()
  return {
    allowed: !shutOut.includes(status) && may.connectAs(actor, { user_id: id, profile: profile_code, is_admin, is_super_admin }),
    isPending: opening.isPending,
    connect: async (): Promise<void> => {
      const name = `${first_name} ${last_name}`
      if (await confirm({ title: w.connectAs, message: say(w.connectAsHelp, { name }), act: w.connectAsAct })) opening.mutate()
    },
  }
}

/** « Se connecter en tant que » ; nothing for who may not. */
export function ConnectAsButton({ person }: { person: ActedPerson }) {
  const { say } = useLanguage()
  const { allowed, connect, isPending } = useConnectAs(person)
  if (!allowed) return null
  return (
    <Button variant="default" icon={<IconUserShare size={18} />} loading={isPending} onClick={() => void connect()}>
      {say(w.connectAs)}
    </Button>
  )
}

/** Enters a tenant as its administrator, from the vendor's space. */
export function useEnterTenant() {
  const actAs = useActAs()
  return useAction({
    mutationFn: (id: number) => call(accountContract.enterTenant, { body: { tenant: id } }),
    onSuccess: actAs,
  })
}
