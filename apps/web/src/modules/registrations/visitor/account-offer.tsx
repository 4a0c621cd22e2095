import { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import { visitorWords as w } from '@kxo/domain/registrations/visitor/visitor-words'
import { Alert, Stack, Text } from '@mantine/core'
import { call } from '../../../platform/api-client.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** Once registered, a visitor is offered the account they did not need: the link goes to their own address. */
export function AccountOffer({ mail }: { mail: string }) {
  const { say } = useLanguage()
  const ask = useAction({ mutationFn: () => call(waysInContract.requestPasswordReset, { body: { mail } }) })
  return (
    <Alert mt="lg" title={say(w.accountTitle)}>
      <Stack align="flex-start" gap="sm">
        <Text size="sm">{say(w.accountHelp)}</Text>
        {ask.isSuccess ? (
          <Text size="sm" fw={550} role="status">
            {say(w.accountSent)}
          </Text>
        ) : (
          <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate()}>
            {say(w.createAccount)}
          </Button>
        )}
      </Stack>
    </Alert>
  )
}
