export function QuotePrintPage() {
  return null
}
