import type { ListOf } from '../../kernel/listing.ts'
import type { ClientParams } from '../../tenants/contract.ts'
import type { OwnText } from '../../tenants/settings/texts.ts'
import type { Activity } from '../activities/activity-contract.ts'
import type { Facets } from '../contract.ts'
import type { EventCard, EventPage } from '../event-card.ts'
import type { CatalogueAddress } from './catalogue-address.ts'

/** What a public page shows, by its name. */
export type PublicContent =
  | {
      name: 'catalogue'
      address: CatalogueAddress
      events: ListOf<EventCard>
      facets: Facets
      isEmbedded: boolean
      /** The chapter asked that nothing bears: everything is shown instead. */
      unknownChapter: string | null
      /** The first of all when the filters keep none. */
      next: EventCard | null
    }
  | {
      name: 'event'
      event: EventPage
      /** What its programme is made of, as people choose it. */
      activities: readonly Activity[]
      /** Shown before it is published, to whoever holds the address of the review. */
      isPreview: boolean
      /** What the address carries on to the registration: a code, where the visitor came from. */
      carried: [string, string][]
    }
  | {
      name: 'newsletter'
      subject: string
      at: Date
      sender: string
      /** The message, drawn in a frame of its own. */
      html: string
      /** Where the holder of a personal copy leaves; null on the version everybody may read. */
      unsubscribe: string | null
      /** Whether an address may be left for the news. */
      mayBeSubscribedTo: boolean
      /** Where past ones are; null where the tenant keeps them to itself. */
      archive: string | null
    }
  | {
      name: 'newsletters'
      letters: readonly { subject: string; at: Date; path: string }[]
    }
  | {
      name: 'subscription'
      /** What became of the address left: to correct, written to, or behind a link, to confirm or confirmed. */
      state: 'wrong' | 'asked' | 'toConfirm' | 'active'
      /** Masked; empty while it is not proven. */
      address: string
    }
  | {
      name: 'smsPreferences'
      /** Masked: `06 •• •• •• 12`. */
      number: string
      isOut: boolean
      /** Short number to answer STOP to; empty without one. */
      stopNumber: string
      /** Masked address of its holder, who may leave mails too; null when there is none to leave. */
      mail: string | null
      /** What its holder just did. */
      done: 'left' | 'back' | 'leftMails' | null
    }
  /** An address was left: the same answer whether it is known or not. */
  | { name: 'alertRequested'; isWrong: boolean; search: string }
  | {
      name: 'alerts'
      /** Masked. */
      address: string
      alerts: { id: number; search: string; label: string; status: AlertStatus }[]
      /** It left all messages of the tenant. */
      isBlocked: boolean
      /** What its holder just did. */
      done: 'confirm' | 'end' | 'resume' | null
    }
  | {
      name: 'lobby'
      /** Today first, then the days that follow which hold something. */
      days: LobbyDay[]
      /** Of the place the screen stands in; null for all of them. */
      place: string | null
      zone: string
    }
  | { name: 'missing' | 'suspended' | 'unknownSpace'; next: string }

/** A slot as a screen of the hall shows it; `people` is empty unless the tenant wanted names. */
export type LobbySlot = {
  title: string
  /** What the slot is called in its event, or the event above an activity; empty without. */
  beside: string
  start_at: Date
  end_at: Date
  room: string | null
  place: string | null
  is_online: boolean
  people: string[]
}
/** `more` are those that do not fit. */
export type LobbyDay = { day: string; slots: LobbySlot[]; more: number }

export type AlertStatus = 'toConfirm' | 'active' | 'isOver'
export type AlertsContent = Extract<PublicContent, { name: 'alerts' }>
export type AlertRequestedContent = Extract<PublicContent, { name: 'alertRequested' }>
export type LobbyContent = Extract<PublicContent, { name: 'lobby' }>
export type CatalogueContent = Extract<PublicContent, { name: 'catalogue' }>
export type SubscriptionContent = Extract<PublicContent, { name: 'subscription' }>
export type NewslettersContent = Extract<PublicContent, { name: 'newsletters' }>
export type NewsletterContent = Extract<PublicContent, { name: 'newsletter' }>
export type SmsPreferencesContent = Extract<PublicContent, { name: 'smsPreferences' }>
export type EventContent = Extract<PublicContent, { name: 'event' }>

/** A public page as the server writes it. */
export type PublicPage = {
  content: PublicContent
  tenant: Omit<ClientParams, 'notices' | 'has_trainings' | 'has_contributions'>
  texts: Partial<Record<OwnText, string>>
  /** Of the product, without a final slash. */
  origin: string
  /** The one address of what is shown, whatever was asked. */
  canonical: string
  /** The address asked, to be shown in another language. */
  path: string
  search: string
  now: Date
}
