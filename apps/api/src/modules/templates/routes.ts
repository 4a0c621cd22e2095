import { templatesContract } from '@kxo/domain/templates/contract'
import { routes } from '../../platform/http/serve.ts'
import { archiveTemplate, removeTemplate, setDefaultTemplate } from './arrange-template.ts'
import { listTemplates } from './list-templates.ts'
import { listRecords, previewTemplate } from './preview-template.ts'
import { readSetting, readTemplate } from './read-template.ts'
import { copyTemplate, createTemplate, saveTemplate } from './write-template.ts'

export const templatesRoutes = routes(templatesContract, {
  list: listTemplates,
  create: createTemplate,
  setting: readSetting,
  read: readTemplate,
  save: saveTemplate,
  copy: copyTemplate,
  setDefault: setDefaultTemplate,
  archive: archiveTemplate,
  remove: removeTemplate,
  records: listRecords,
  preview: previewTemplate,
})
