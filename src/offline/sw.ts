/** The service worker of the site, as the build bundles it into one file. */
import { worker } from 'virtual:config';
import { serviceWorker } from './service-worker';

serviceWorker(self as unknown as ServiceWorkerGlobalScope, worker);
