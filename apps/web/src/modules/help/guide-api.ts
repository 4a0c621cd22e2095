import { guideContract as contract, type GuideFields, type TutorialFields } from '@kxo/domain/help/guide-contract'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchFile, urlOf } from '../../platform/api-client.ts'
import { saveFile } from '../../ui/display/save-file.ts'

const at = (client: string, id: number) => ({ params: { client, id } })

export const guidesKey = ['guides'] as const
export const guidesQuery = (client: string) =>
  queryOptions({
    queryKey: [...guidesKey, client],
    queryFn: ({ signal }) => call(contract.guides, { params: { client } }, { signal }),
  })
export const rateArticle = (client: string, article: string, helped: boolean) =>
  call(contract.rate, { params: { client }, body: { article, helped } })
export const addGuide = (client: string, body: GuideFields) => call(contract.addGuide, { params: { client }, body })
export const changeGuide = (client: string, id: number, body: GuideFields & { version: number }) =>
  call(contract.changeGuide, { ...at(client, id), body })
export const removeGuide = (client: string, id: number) => call(contract.removeGuide, at(client, id))
export const sendGuideFile = (client: string, file: File, onProgress: (share: number) => void) =>
  call(contract.uploadGuide, { params: { client }, files: { file } }, { onProgress })
export const saveGuideFile = async (client: string, id: number): Promise<void> => {
  const { blob, name } = await fetchFile(contract.guideFile, at(client, id))
  saveFile(blob, name)
}

export const tutorialsKey = ['tutorials'] as const
export const tutorialsQuery = (client: string) =>
  queryOptions({
    queryKey: [...tutorialsKey, client],
    queryFn: ({ signal }) => call(contract.tutorials, { params: { client } }, { signal }),
  })
export const seeTutorial = (client: string, id: number, is_seen: boolean) => call(contract.see, { ...at(client, id), body: { is_seen } })
/** Films are public: the player asks for them itself, part by part. */
export const filmAddress = (id: number, part: 'film' | 'captions'): string => urlOf(contract.film, { params: { id, part } })
export const addTutorial = (client: string, body: TutorialFields) => call(contract.addTutorial, { params: { client }, body })
export const changeTutorial = (client: string, id: number, body: TutorialFields & { version: number }) =>
  call(contract.changeTutorial, { ...at(client, id), body })
export const removeTutorial = (client: string, id: number) => call(contract.removeTutorial, at(client, id))
export const sendFilm = (client: string, id: number, file: File, onProgress: (share: number) => void) =>
  call(contract.uploadFilm, { ...at(client, id), files: { file } }, { onProgress })
export const sendCaptions = (client: string, id: number, file: File, onProgress: (share: number) => void) =>
  call(contract.uploadCaptions, { ...at(client, id), files: { file } }, { onProgress })
