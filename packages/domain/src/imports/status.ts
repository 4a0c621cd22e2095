import { catalogue } from '../kernel/catalogue.ts'

/** How far an import is: nothing is written before `running`, nothing half-written after it. */
export const importStatus = catalogue({
  received: { code: 0, label: { fr: 'Colonnes à vérifier', en: 'Columns to check' }, tone: 'neutral', next: ['checking'] },
  checking: { code: 1, label: { fr: 'Contrôle en cours', en: 'Being checked' }, tone: 'info', next: ['checked', 'received'] },
  checked: { code: 2, label: { fr: 'Contrôlé', en: 'Checked' }, tone: 'warning', next: ['running', 'checking', 'received'] },
  running: { code: 3, label: { fr: 'Import en cours', en: 'Being imported' }, tone: 'info', next: ['done', 'checked'] },
  done: { code: 5, label: { fr: 'Importé', en: 'Imported' }, tone: 'success', next: ['undone'] },
  undone: { code: 9, label: { fr: 'Import annulé', en: 'Import undone' }, tone: 'neutral' },
})
