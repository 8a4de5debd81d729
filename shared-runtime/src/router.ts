/**
 * The part of React Router that Kerf uses. Every build puts this file where `react-router-dom` is imported, and shell
 * and modules share it as the one router of the page. The whole library is three times as large, mostly for data
 * routers and server rendering; a name that is missing here fails the build and can be added.
 */
// biome-ignore lint/performance/noBarrelFile: being a part of the library is what this file is for.
export {
  BrowserRouter,
  createSearchParams,
  generatePath,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router'
