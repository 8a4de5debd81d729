export function DashboardPage() {
  return <p>Dashboard: this page is not built yet.</p>
}
