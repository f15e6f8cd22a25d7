// An ESLint rule: no regular expression reads HTML. Plain JavaScript, because ESLint's configuration imports it.

/** A start tag, an end tag or a declaration. Not a named group, an assertion, a type argument or a shift. */
const TAG = /(?<!\(\?|[\w$<])<(?:[a-z!([]|\\[bw])|(?<!\(\?)<\\?\//i
/** An attribute with its value, as the built pages write it: with quotes, or without. */
const ATTRIBUTE = /(?:^|[^\w?&-])(?:class|data-[\w-]+|href|id|rel|src|style)=(?:["'[(?]|\\\w)/i

/** @param {string} source the source of a regular expression */
export const readsHtml = (source) => TAG.test(source) || ATTRIBUTE.test(source)

/** @type {import('eslint').Rule.RuleModule} */
export const noHtmlPatterns = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      reads:
        'This regular expression reads HTML. Fix: parse it (fromHtml) and search the tree (model/html.ts); tests of built pages share their trees (tests/support/built-pages.ts).',
    },
  },
  create(context) {
    /** @param {{ type: string, value?: unknown, quasis?: { value: { raw: string } }[] } | undefined} node */
    const listTexts = (node) => {
      if (node?.type === 'Literal') return [String(node.value)]
      return node?.type === 'TemplateLiteral' ? [node.quasis.map(({ value }) => value.raw).join('x')] : []
    }
    /** @param {import('eslint').Rule.Node & { callee: any, arguments: any[] }} node */
    const checkCall = (node) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
      if (listTexts(node.arguments[0]).some(readsHtml)) context.report({ node, messageId: 'reads' })
    }
    return {
      Literal(node) {
        if ('regex' in node && readsHtml(node.regex.pattern)) context.report({ node, messageId: 'reads' })
      },
      NewExpression: checkCall,
      CallExpression: checkCall,
    }
  },
}
