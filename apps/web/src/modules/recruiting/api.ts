import type { Input } from '@kxo/domain/kernel/contract'
import { boostsContract } from '@kxo/domain/recruiting/boosts-contract'
import { recruitingContract as contract } from '@kxo/domain/recruiting/contract'
import { type ApplicationFigure, type OfferFigure } from '@kxo/domain/recruiting/figures'
import type { RegistrationStatus } from '@kxo/domain/registrations/status'
import { call } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'

export const dashboardQuery = () => apiQuery(contract.dashboard, {})
export const offersSource = (show: OfferFigure | undefined) => tableSource(contract.offers, { query: { show } })

type Shown = { show?: ApplicationFigure | undefined; status?: RegistrationStatus | undefined }
export const applicationsSource = (query: Shown) => tableSource(contract.applications, { query })
/** Cards of a column of the board, the latest first. */
const cardsShown = 25
export const columnQuery = (status: RegistrationStatus) =>
  apiQuery(contract.applications, { query: { page: 1, page_size: cardsShown, sort: '-created_at', status } })
export const applicationQuery = (id: number) => apiQuery(contract.application, { params: { id } })
export const noteApplication = (id: number, body: Input<typeof contract.noteApplication>['body']) =>
  call(contract.noteApplication, { params: { id }, body })

type Awaiting = Input<typeof contract.answerAll>['body']
export const previewAnswersQuery = (show: Awaiting['show']) => apiQuery(contract.previewAnswers, { body: { show } })
export const answerAll = (body: Awaiting) => call(contract.answerAll, { body })

export const boostsQuery = () => apiQuery(boostsContract.read, {})
export const orderBoosts = (body: Input<typeof boostsContract.order>['body']) => call(boostsContract.order, { body })
export const stopBoost = (id: number) => call(boostsContract.stop, { params: { id }, body: {} })
