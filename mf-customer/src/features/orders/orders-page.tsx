export function OrdersPage() {
  return <p>My Orders: this page is not built yet.</p>
}
