// Style elements that libraries add must carry the page's nonce. Each container has a bundler runtime of its own,
// so each one has to be told.
declare let __webpack_nonce__: string | undefined

const meta = document.head.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
__webpack_nonce__ = meta?.nonce || undefined

export {}
