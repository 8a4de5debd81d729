export function OrderPrintPage() {
  return null
}
