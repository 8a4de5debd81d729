export const text = {
  open: 'Open page',
  title: (thing: string, provider: string) => `${thing} · ${provider}`,
}
