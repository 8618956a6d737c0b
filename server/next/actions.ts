/*
 * Format 6 of 6: how React posts a form to a server action, without JavaScript (hidden fields that begin
 * with `$ACTION_`) and with it (numbered arguments). Read from React 19.3.1 in Next.js 16.4.5;
 * `actions.test.ts` says what to do when it changes.
 */

/**
 * The hidden fields of a page's form: those by which Next.js knows the action, and `form`.
 * @param html as Next.js made it
 */
export function actionFields(html: string): Record<string, string> {
  const inputs = html.matchAll(
    /<input type="hidden" name="(\$ACTION_[^"]+|form)"(?: value="([^"]*)")?\/>/g,
  )
  return Object.fromEntries(
    Array.from(inputs, ([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]),
  )
}

/** What React sends for `submit(null, data)`: the arguments, and the fields of `data` with a prefix. */
const argumentsOfCall = '[null,"$K1"]'
const fieldPrefix = '_1_'

/** Whether the fields of a post are those of a call: the arguments once, and fields with the prefix. */
function isCall(form: FormData): boolean {
  const names = [...form.keys()]
  const rest = names.filter((name) => name !== '0')
  return (
    form.get('0') === argumentsOfCall &&
    rest.length === names.length - 1 &&
    rest.every((name) => name.startsWith(fieldPrefix))
  )
}

/** The name under which a field of a form is posted. */
export const postedName = (name: string, isCalled: boolean): string =>
  isCalled ? fieldPrefix + name : name

/**
 * The post of a form as a page of this build sends it, also when it came from a page of an earlier one:
 * each page has one form and all forms have one action. Nothing else that was posted is in it.
 * @param form what was posted
 * @param names of the form's fields, in their order
 * @param action the hidden fields of the page's form
 * @param isCalled whether a script called the action
 * @returns undefined for what is no call of the action
 */
export function writeForm(
  form: FormData,
  names: readonly string[],
  action: Record<string, string>,
  isCalled: boolean,
): FormData | undefined {
  if (isCalled && !isCall(form)) return undefined
  const written = new FormData()
  for (const name of names.map((one) => postedName(one, isCalled))) {
    const value = form.get(name)
    if (typeof value === 'string') written.append(name, value)
  }
  if (isCalled) written.append('0', argumentsOfCall)
  else for (const [name, value] of Object.entries(action)) written.set(name, value)
  return written
}

/** The id of the action that a page's hidden fields name, for the header `Next-Action` of a call. */
export const actionId = (action: Record<string, string>): string =>
  /"id":"(\w+)"/.exec(Object.values(action).join('\n'))?.[1] ?? ''
