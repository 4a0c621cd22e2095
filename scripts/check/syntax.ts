import ts from 'typescript'
import type { SourceFile } from './tree.ts'

const parsed = new WeakMap<SourceFile, ts.SourceFile>()

/** The syntax tree of a TypeScript file, parsed once. */
export function syntaxOf(file: SourceFile): ts.SourceFile {
  let syntax = parsed.get(file)
  if (!syntax) {
    syntax = ts.createSourceFile(
      file.path,
      file.text,
      ts.ScriptTarget.ESNext,
      true,
      file.path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    )
    parsed.set(file, syntax)
  }
  return syntax
}

/** Visits every node below (and with) the given one. */
export function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node)
  ts.forEachChild(node, (child) => visit(child, look))
}

/** Line of a node, from 1. */
export const lineOf = (node: ts.Node): number => {
  const source = node.getSourceFile()
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
}

/** Text of a string written in clear; undefined for anything computed. */
export function textOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map((span) => `\${}${span.literal.text}`).join('')
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const left = textOf(node.left)
    const right = textOf(node.right)
    return left === undefined || right === undefined ? undefined : left + right
  }
  return undefined
}

/** Whether a statement brings nothing but types. */
function isOfTypes(node: ts.Node): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly
  if (!ts.isImportDeclaration(node)) return false
  const { importClause } = node
  const named = importClause?.namedBindings
  const areTypes = named !== undefined && ts.isNamedImports(named) && named.elements.every((element) => element.isTypeOnly)
  return importClause !== undefined && (importClause.isTypeOnly || (areTypes && !importClause.name))
}

/** Modules a file imports or re-exports, `import()` included; `isAtOnce` for those loaded with it. */
export function importsOf(file: SourceFile): { specifier: string; line: number; isAtOnce: boolean }[] {
  const found: { specifier: string; line: number; isAtOnce: boolean }[] = []
  visit(syntaxOf(file), (node) => {
    const from =
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
            ? node.argument.literal
            : undefined
    const specifier = textOf(from)
    const isAtOnce = (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && !isOfTypes(node)
    if (specifier !== undefined) found.push({ specifier, line: lineOf(node), isAtOnce })
  })
  return found
}

/** Names a file exports. */
export function exportsOf(file: SourceFile): string[] {
  const names: string[] = []
  for (const statement of syntaxOf(file).statements) {
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
      names.push(...statement.exportClause.elements.map((element) => element.name.text))
    const exported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword)
    if (!exported) continue
    if (ts.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations)
        if (ts.isIdentifier(declaration.name)) names.push(declaration.name.text)
    if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name) names.push(statement.name.text)
    if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) names.push(statement.name.text)
  }
  return names
}

/** Each sentence of a file: an object literal holding `fr` or `en` as text. */
export type WrittenSentence = { fr: string | undefined; en: string | undefined; line: number }
export function sentencesOf(file: SourceFile): WrittenSentence[] {
  const found: WrittenSentence[] = []
  visit(syntaxOf(file), (node) => {
    if (!ts.isObjectLiteralExpression(node)) return
    const text = (language: string) => {
      const property = node.properties.find(
        (p) => p.name && (ts.isIdentifier(p.name) || ts.isStringLiteral(p.name)) && p.name.text === language,
      )
      return property && ts.isPropertyAssignment(property)
        ? { written: true, text: textOf(property.initializer) }
        : { written: property !== undefined, text: undefined }
    }
    const fr = text('fr')
    const en = text('en')
    if (fr.text === undefined && en.text === undefined) return
    found.push({
      fr: fr.written ? (fr.text ?? '${}') : undefined,
      en: en.written ? (en.text ?? '${}') : undefined,
      line: lineOf(node),
    })
  })
  return found
}
