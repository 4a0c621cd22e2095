import {
  isAdministrator,
  isConsultant,
  isFullAdministrator,
  isSignedInFully,
  mayWriteAsAdministrator,
  type Predicate,
} from '../kernel/permissions.ts'

const reads: Predicate = (actor) => isAdministrator(actor) || isConsultant(actor)

export const may = {
  readMails: reads,
  /** A password link opens an account: without a mail server only, where the outbox is the only mailbox. */
  readSecretMail: ((actor, { delivers }) => isFullAdministrator(actor) && !delivers) satisfies Predicate<{ delivers: boolean }>,
  writeTemplates: isFullAdministrator satisfies Predicate,
  /** The suppression list protects the sending of the whole tenant. */
  readSuppressions: reads,
  liftSuppression: isFullAdministrator satisfies Predicate,
  /** Texts of messages, sender and limit: who customises. */
  manageSms: isFullAdministrator satisfies Predicate,
  /** On one’s own device: whoever acts as another holds theirs. */
  receivePush: ((actor) => isSignedInFully(actor) && actor.acting_admin_id === null) satisfies Predicate,
  resendMails: ((actor) => mayWriteAsAdministrator(actor) || isConsultant(actor)) satisfies Predicate,
}
