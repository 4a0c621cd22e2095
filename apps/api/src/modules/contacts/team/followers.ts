/** What follows a person whose record is merged: table, column, and the key that names a row with the column's person. */
export type Follower = {
  table: string
  column: string
  key?: string
  /** Beside the person, what makes a row unique: one the kept record already has stays where it is. */
  uniqueWith?: readonly string[]
}

export const followers: readonly Follower[] = [
  { table: 'registrations', column: 'user_id' },
  { table: 'bills', column: 'user_id' },
  { table: 'checkouts', column: 'user_id' },
  { table: 'documents', column: 'user_id' },
  { table: 'document_notices', column: 'user_id', key: 'document_id', uniqueWith: ['document_id'] },
  { table: 'proof_shares', column: 'user_id' },
  { table: 'uploads', column: 'created_by' },
  { table: 'tasks', column: 'user_id' },
  { table: 'tasks', column: 'todo_user_id' },
  { table: 'tasks', column: 'created_by' },
  { table: 'tasks', column: 'closed_by' },
  { table: 'campaigns', column: 'created_by' },
  { table: 'mail_suppressions', column: 'user_id' },
  { table: 'mail_suppressions', column: 'lifted_by' },
  { table: 'notifications', column: 'user_id' },
  { table: 'mails', column: 'user_id' },
  { table: 'sms', column: 'user_id' },
  { table: 'pushes', column: 'user_id' },
  { table: 'memberships', column: 'user_id' },
  { table: 'event_partners', column: 'user_id', uniqueWith: ['event_id', 'kind'] },
  { table: 'slot_partners', column: 'user_id', key: 'slot_id', uniqueWith: ['slot_id'] },
  { table: 'partner_unavailabilities', column: 'user_id' },
  // Moved already with the half-days and the unavailabilities they come from.
  { table: 'partner_bookings', column: 'user_id' },
  { table: 'events', column: 'responsible_id' },
  { table: 'event_reviewers', column: 'user_id', key: 'event_id', uniqueWith: ['event_id'] },
  { table: 'step_delegations', column: 'responsible_id', key: 'event_id' },
  { table: 'companies', column: 'manager_id' },
  { table: 'companies', column: 'referent_id' },
  { table: 'regions', column: 'referent_id' },
  { table: 'users', column: 'manager_id' },
  { table: 'complaints', column: 'user_id' },
  { table: 'complaints', column: 'owner_id' },
  { table: 'data_requests', column: 'user_id' },
  { table: 'directory_messages', column: 'user_id' },
  { table: 'support_requests', column: 'user_id' },
  { table: 'mail_templates', column: 'created_by' },
  { table: 'bpf_returns', column: 'frozen_by', key: 'year' },
  { table: 'conversations', column: 'user_id' },
  { table: 'conversations', column: 'assigned_to' },
  { table: 'conversations', column: 'closed_by' },
  { table: 'conversation_messages', column: 'author_id', uniqueWith: ['key'] },
  { table: 'conversation_members', column: 'user_id', uniqueWith: ['conversation_id'] },
  { table: 'contribution_orders', column: 'ordered_by' },
  { table: 'contribution_members', column: 'user_id', uniqueWith: ['contribution_id'] },
  { table: 'quiz_allowances', column: 'user_id', key: 'event_quiz_id', uniqueWith: ['event_quiz_id'] },
  { table: 'quiz_attempts', column: 'user_id', uniqueWith: ['event_quiz_id', 'number'] },
  { table: 'agreements', column: 'user_id' },
  { table: 'agreements', column: 'created_by' },
  { table: 'agreement_signatories', column: 'user_id' },
  { table: 'videos', column: 'created_by' },
  { table: 'video_views', column: 'user_id', key: 'video_id', uniqueWith: ['video_id', 'event_id'] },
  { table: 'sms_template_versions', column: 'created_by' },
  { table: 'page_versions', column: 'created_by' },
  { table: 'themes', column: 'referent_id' },
  { table: 'saved_searches', column: 'user_id' },
  { table: 'door_helpers', column: 'created_by' },
  { table: 'partners', column: 'user_id', uniqueWith: ['kind'] },
  { table: 'waiting_list_entries', column: 'asked_by' },
  { table: 'waiting_list_people', column: 'user_id', key: 'entry_id', uniqueWith: ['event_id'] },
  {
    table: 'questionnaire_invitations',
    column: 'user_id',
    key: 'event_questionnaire_id',
    uniqueWith: ['event_questionnaire_id'],
  },
  { table: 'questionnaire_responses', column: 'user_id', uniqueWith: ['event_questionnaire_id'] },
]

/**
 * What stays with the record it was made on: proofs that are never changed, sessions and codes of an account that closes,
 * and what only suits the account itself.
 */
export const staying: readonly string[] = [
  'consents.user_id',
  'signatures.partner_user_id',
  'agreement_signatures.user_id',
  'sessions.user_id',
  'push_devices.user_id',
  'push_choices.user_id',
  'personal_links.user_id',
  'recovery_codes.user_id',
  'validation_codes.user_id',
  'contexts.user_id',
  'organiser_news.user_id',
  'campaign_recipients.user_id',
  'meeting_entries.user_id',
  'tutorial_views.user_id',
  'guide_ratings.user_id',
  'users.merged_into_id',
  // The secret address of one calendar, and the journal of a waiting list.
  'calendar_feeds.user_id',
  'waiting_list_log.user_id',
]
