/** The entry of the service worker, which the build bundles into one file. */
import { worker } from 'virtual:config';
import { serviceWorker } from './service-worker';

serviceWorker(self as unknown as ServiceWorkerGlobalScope, worker);
