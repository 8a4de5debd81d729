// Style elements that libraries add must carry the page's nonce. Each container has a bundler runtime of its own,
// so each one has to be told.
// biome-ignore lint/style/useConst: the bundler reads the variable, so it is assigned here and nowhere declared.
declare let __webpack_nonce__: string | undefined

const meta = document.head.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
__webpack_nonce__ = meta?.nonce || undefined

export {}
