export function HistoryPage() {
  return <p>Order History: this page is not built yet.</p>
}
