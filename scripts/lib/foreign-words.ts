import ts from 'typescript'

/**
 * Parameters of texts that hold what Kerf itself writes: numbers and dates in words, labels of its own, addresses. Any
 * other text may come from a person, who may write from right to left.
 */
const own = new Set(
  `act before action address addresses amount at awarded carrier code count currency date day days did due dueDate email field fields
  good grade identifier invited item items kind label limit list margin may module moment month next now number numbered order
  ordered orders others page paid percent pieces price promised quantity quote quotes rank recipient rfq rfqs role roleWithArticle
  setup freight shipment shipped size stage standard process status topic total unit until uploadedAt was what when why last many
  one other low high row column volume axis`.split(/\s+/),
)

/** Calls whose results need no isolation: they isolate, or make words of numbers. */
const safeCalls =
  /^(isolated|isolatedList|isolatedInWords|counted|plural|pieces|formatCount|waitWords|inDays|devicesCount|toLocaleString|toLowerCase|toUpperCase|number|millimetres?|inches|percent|join)$/

/**
 * Texts in the words of a feature that put in what a person may have typed without isolating it: a name from right to
 * left would pull what stands behind it to its other side.
 */
export function openInterpolations(source: string): string[] {
  const open: string[] = []
  visit(ts.createSourceFile('text.ts', source, ts.ScriptTarget.Latest, true), (node) => {
    if (ts.isTemplateSpan(node) && !isSaved(node) && !isSafe(node.expression)) open.push(node.parent.getText())
  })
  return open
}

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node)
  ts.forEachChild(node, (child) => visit(child, see))
}

/** What becomes a name of its own is saved, and a saved name holds no marks. */
function isSaved(node: ts.Node): boolean {
  for (let at = node; at; at = at.parent) if (ts.isPropertyAssignment(at)) return at.name.getText() === 'copyOf'
  return false
}

function isSafe(expression: ts.Expression): boolean {
  if (ts.isStringLiteralLike(expression) || ts.isNumericLiteral(expression)) return true
  if (ts.isConditionalExpression(expression)) return isSafe(expression.whenTrue) && isSafe(expression.whenFalse)
  if (ts.isTemplateExpression(expression)) return true
  // `name && …`: what is put in is what stands behind.
  if (ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return isSafe(expression.right)
  if (ts.isCallExpression(expression)) return safeCalls.test(nameOf(expression.expression))
  if (!ts.isIdentifier(expression)) return false
  return own.has(expression.text) || /^(number|Isolated)$/.test(typeOf(expression) ?? '')
}

/** The last name of a path, as `name` of `customer.company.name`. */
const nameOf = (expression: ts.Expression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()

/** The written type of the parameter that a name means, if it means one. */
function typeOf(name: ts.Identifier): string | undefined {
  for (let at: ts.Node = name; at; at = at.parent) {
    if (!ts.isFunctionLike(at)) continue
    const meant = at.parameters.find((parameter) => parameter.name.getText() === name.text)
    if (meant) return meant.type?.getText()
  }
  return undefined
}

/** What holds names of people, companies and things. */
const names = /\b(name|[a-z]+Name|company|project|part|material|main|aside|city|subject)$/
const namesIn = /\b(name|companyName|projectName|fileName|company)\b/

/** Texts that a screen puts together of names and more, without isolating the names. */
export function openTitles(source: string): string[] {
  const open: string[] = []
  visit(ts.createSourceFile('screen.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), (node) => {
    const isOpen = ts.isTemplateExpression(node) ? mixesNames(node) : ts.isCallExpression(node) && joinsNames(node)
    if (isOpen) open.push(node.getText())
  })
  return open
}

/** A text has blanks; addresses, keys and names of files have none. */
function mixesNames(template: ts.TemplateExpression): boolean {
  const literals = [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join('')
  if (!/[\s·]/.test(literals) || /\.(pdf|zip|csv)$|[;=]/.test(literals)) return false
  return template.templateSpans.some(({ expression }) => names.test(expression.getText()))
}

/** As in `[user.name, company.name].join(', ')`. */
function joinsNames({ expression, arguments: given }: ts.CallExpression): boolean {
  const [separator] = given
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'join' || !separator) return false
  if (!ts.isStringLiteralLike(separator) || !/[,·]|^ $/.test(separator.text)) return false
  return namesIn.test(expression.expression.getText()) && !/isolated/.test(expression.expression.getText())
}
