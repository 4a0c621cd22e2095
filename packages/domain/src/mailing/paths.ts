import { path } from '../kernel/path.ts'

export const adminMails = path('/admin/mails')
export const adminMailTemplates = path('/admin/mails/templates')
export const adminMailTemplate = path('/admin/mails/templates/:moment')
/** The composer of messages to many people; its query says who is chosen. */
export const adminWrite = path('/admin/mails/write')
/** Messages written to many people, and what became of each. */
export const campaignHistory = path('/admin/history/mailscampaign')
export const adminSms = path('/admin/sms')
/** The composer of a text message to many people; its query says who is chosen. */
export const adminWriteSms = path('/admin/sms/write')
/** Where a number leaves commercial text messages; `:token` is a message's own. */
export const unsubscribeSms = path('/:client/unsubscribesms/:token')
/** A newsletter as it is read online; `:token` is the sending's, or one person's copy of it. */
export const newsletter = path('/:client/newsletter/:token')
/** Newsletters of a tenant that publishes its past ones, the latest first. */
export const newsletters = path('/:client/newsletters')
/** Where whoever left an address for the news confirms it; `:token` is that request's own. */
export const newsletterSubscription = path('/:client/newsletter-subscriptions/:token')
/** What a link of a sending leads through, to be counted; `:code` is the link's own, whoever reads it. */
export const clickedLink = path('/:client/l/:code')
/** Where a person says which messages they no longer want; `:token` is theirs. */
export const unsubscribe = path('/:client/unsubscribe/:token')
