import { guideContract as contract, type GuideFields, type TutorialFields } from '@kxo/domain/help/guide-contract'
import { call, urlOf } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { downloadFile } from '../../../platform/download-file.ts'
import type { Transfer } from '../../../ui/fields/transfer.ts'

const at = (id: number) => ({ params: { id } })
export const guidesQuery = () => apiQuery(contract.guides, {})
export const rateArticle = (article: string, helped: boolean) => call(contract.rate, { body: { article, helped } })
export const addGuide = (body: GuideFields) => call(contract.addGuide, { body })
export const changeGuide = (id: number, body: GuideFields & { version: number }) => call(contract.changeGuide, { ...at(id), body })
export const removeGuide = (id: number) => call(contract.removeGuide, at(id))
export const sendGuideFile = (file: File, transfer: Transfer) => call(contract.uploadGuide, { files: { file } }, { transfer })
export const saveGuideFile = (id: number): Promise<void> => downloadFile(contract.guideFile, at(id))

export const tutorialsQuery = () => apiQuery(contract.tutorials, {})
export const seeTutorial = (id: number, is_seen: boolean) => call(contract.see, { ...at(id), body: { is_seen } })
/** Films are public: the player asks for them itself, part by part. */
export const filmAddress = (id: number, part: 'film' | 'captions'): string => urlOf(contract.film, { params: { id, part } })
export const addTutorial = (body: TutorialFields) => call(contract.addTutorial, { body })
export const changeTutorial = (id: number, body: TutorialFields & { version: number }) => call(contract.changeTutorial, { ...at(id), body })
export const removeTutorial = (id: number) => call(contract.removeTutorial, at(id))
export const sendFilm = (id: number, file: File, transfer: Transfer) =>
  call(contract.uploadFilm, { ...at(id), files: { file } }, { transfer })
export const sendCaptions = (id: number, file: File, transfer: Transfer) =>
  call(contract.uploadCaptions, { ...at(id), files: { file } }, { transfer })
