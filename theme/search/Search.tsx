import { errorSearchNotLoaded } from '#words';
import { LazyDialog } from '../controls/LazyDialog.tsx';

async function load() {
  const { SearchDialog, loadSearch } = await import(/* webpackChunkName: "search" */ './SearchDialog.tsx');
  loadSearch();
  return SearchDialog;
}

export function Search() {
  return <LazyDialog button="[data-search-button]" shortcut="/" load={load} failure={errorSearchNotLoaded} />;
}
